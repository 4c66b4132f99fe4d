import { createInterface } from "node:readline/promises";

export type Ask = (question: string) => Promise<string>;

/** Has `work` ask, on the terminal or from a pipe, for one answer a line: "" where none is left. */
export async function atTerminal(work: (ask: Ask) => Promise<void>): Promise<void> {
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  try {
    await work(async (question) => {
      process.stdout.write(`${question}: `);
      const answer = await answers.next();
      return answer.done ? "" : answer.value.trim();
    });
  } finally {
    terminal.close();
  }
}
