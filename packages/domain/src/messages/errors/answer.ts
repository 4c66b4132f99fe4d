/** How an error is answered: its HTTP status, and what a person reads. */
export type ErrorAnswer = { status: number; title: string; message: string };
