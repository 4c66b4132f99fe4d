import { boardPaperWords } from "@polyportal/domain/messages/board-paper";

/** What a pack of a class's results for the academic board says. */
export const boardPackWords = { ...boardPaperWords };
