import { todayInLagos } from "@polyportal/domain/format/date";
import { calendarDate, requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";

/** A loan as the server lists it. Days are YYYY-MM-DD. */
export type Loan = {
  id: string;
  borrower: string;
  matric: string;
  book: string;
  dueOn: string;
  state: "out" | "overdue" | "returned";
};

/** What is asked to lend a book. The server checks the same schema. */
export const lendSchema = z.object({
  borrowerId: requiredText("please choose who borrows it"),
  book: requiredText("please enter the book's title"),
  dueOn: calendarDate("please enter the date of return").check(
    z.refine((day) => day > todayInLagos(), "please enter a day after today"),
  ),
});

export type NewLoan = z.output<typeof lendSchema>;
