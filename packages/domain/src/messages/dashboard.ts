import type { NextStep } from "../dashboard/next-steps.ts";
import { formatDate } from "../format/date.ts";
import { formatNaira } from "../format/naira.ts";

export const dashboardMessages = {
  status: "How you stand",
  units: "Credit units",
  cgpa: "CGPA",
  bed: "Bed",
  noResults: "No results yet",
  noBed: "None booked",
  held: "held until it is paid",
  nothingOwed: "Nothing to pay",
  title: "Dashboard",
  nextSteps: "What to do next",
  nothingToDo: "Nothing waits for you just now.",
  fees: "School fees",
  balance: "Balance",
  arrears: "Arrears of earlier sessions",
  paid: "Paid",
  total: "This session's fee",
  credits: "Credit load",
  notRegistered: "Not registered yet",
  notices: "School notices",
  noNotices: "There is no notice just now.",
  modules: "What you can open",
} as const;

/** What a next step is called, and why it is one. */
export function wordsOfStep(step: NextStep): { title: string; body: string } {
  switch (step.kind) {
    case "arrears":
      return {
        title: "Pay what is left of earlier sessions",
        body: `${formatNaira(step.amount)} is owed. Until it is paid you can neither register courses nor book a bed.`,
      };
    case "first-instalment":
      return {
        title: "Pay your school fees",
        body: `${formatNaira(step.amount)} is due. With the first instalment you can register courses and book a bed.`,
      };
    case "balance":
      return {
        title: "Pay the rest of your school fees",
        body: `${formatNaira(step.amount)} is left of this session's fee.`,
      };
    case "register":
      return {
        title: `Register your courses of the ${step.semester} semester`,
        body: step.until
          ? `Registration is open until ${formatDate(step.until)}.`
          : "Registration is open.",
      };
    case "returned":
      return {
        title: `Change your registration of the ${step.semester} semester`,
        body: "Your course adviser has returned it to you and says why.",
      };
    case "results":
      return {
        title: "Your results are out",
        body: `See your results of the ${step.semester} semester of ${step.session}.`,
      };
  }
}
