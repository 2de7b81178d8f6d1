#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> board_records_messages() {
  static constexpr Message table[] = {
      {"BRD001", "{format} is no notation for {game}", "choose another format, board-text holds every game"},
      {"BRD002", "{format} cannot say the start position", "choose board-text or SGF"},
      {"BRD003", "{format} cannot say step {ply}, which is no move", "choose pdn or board-text"},
      {"GGF001", "GM is missing", "write GM[Othello]"},
      {"GGF002", "GM {value} is another game", "only Othello is read from GGF"},
      {"GGF003", "BO {value} is no board of 8x8", ""},
      {"GGF004", "'{part}' in the move {value} cannot be read", "write square/evaluation/seconds"},
      {"GGF005", "RE {value} is no result", ""},
      {"GGF006", "text between the games", ""},
      {"GGF007", "{property} stands twice; the first one counts", ""},
      {"GGF008", "BO is missing", "write the board at the start"},
      {"GGF009", "the syntax of the game is broken ({fault})", "check whether it was copied in whole"},
      {"OTH001", "'{text}' is no square", "write a letter and a digit, a1 to h8"},
      {"OTH002", "{text} is played twice", ""},
      {"PDN001", "'{text}' begins nothing that may stand here", ""},
      {"PDN002", "a comment is not closed", "close it with }"},
      {"PDN003", "a } closes nothing", "comments do not nest"},
      {"PDN004", "a string is not closed", "close it with a quotation mark in the same line"},
      {"PDN005", "'{text}' is no tag", "write [Name \"value\"]"},
      {"PDN006", "a variation is not closed", "close it with )"},
      {"PDN007", "a ) closes nothing", ""},
      {"PDN008", "a variation needs a move before it and a move in it", ""},
      {"PDN009", "'{text}' is not $0 to $255", ""},
      {"PDN010", "'{text}' is no set-up", "write /FEN \"…\"/"},
      {"PDN011", "'{text}' judges no move", ""},
      {"PDN012", "the file has no game", "check whether it was copied in whole"},
      {"PDN015", "the tag {tag} stands twice; the first one counts", ""},
      {"PDN016", "the move number is {number}, {expected} was expected", ""},
      {"PDN017", "the tag Result says {tag}, the end of the moves {found}; the tag counts", ""},
      {"PDN018", "the result {value} is none of the game", ""},
      {"PDN020", "GameType is missing, and the moves do not tell the game", "name it with --game"},
      {"PDN021", "GameType {value} is malformed", "write \"25\" or \"25,W,8,8,A0,0\""},
      {"PDN022", "the game of GameType {value} is not refereed", "see 'arbiter rules list' for the games"},
      {"PDN023", "GameType {value} describes another board than {game} has", ""},
      {"PDN024", "the position {value} cannot be read at '{part}'", "write W:Wa3,Kc1:Bb8"},
      {"PDN025", "the position does not say who is to move; White was taken", ""},
      {"PDN026", "FEN and Position both stand there; FEN counts", ""},
      {"PDN030", "{move} is no move of {game}", ""},
      {"PDN031", "squares are numbered without saying from where; b8 = 1 was taken", ""},
      {"PDN032", "the clock {value} cannot be read", ""},
      {"REC037", "the judgements of {count} moves are lost", ""},
      {"SGF070", "SU {value} names a start that is not defined here", "write SU[Custom] with AB and AW"},
      {"SGF071", "'{value}' is no move", ""},
      {"SGF072", "'{value}' is no point of the board", ""},
      {"SGF073", "SZ {value} is not 8", ""},
      {"SGF074", "SU[Custom] without a stone", "add AB and AW"},
      {"SGF075", "{property} sets up stones after the root", ""},
  };
  return table;
}

}  // namespace arbiter::text
