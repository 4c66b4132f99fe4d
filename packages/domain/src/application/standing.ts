import type { Programme } from "../programmes/programme.ts";
import { publicPaths } from "../routes/public-paths.ts";
import { idOf, nextStep, stepsFor, type Progress } from "./steps.ts";

/** The applicant's next step. Anybody with the RRR may know it. */
export const nextActs = ["pay", "open", "fill", "send", "late", "wait", "closed"] as const;

export type NextAct = (typeof nextActs)[number];

/** The public state of an application, without personal data. */
export type Standing = {
  readonly paid: boolean;
  /** Null until the form is first opened. */
  readonly sections: { readonly saved: number; readonly of: number } | null;
  readonly submitted: boolean;
  readonly next: NextAct;
  /** The page of the next step; null if no page helps. */
  readonly path: string | null;
};

/** What a standing is computed from. */
export type StandingContext = {
  readonly paid: boolean;
  /** Whether the form may still be filled in and sent. */
  readonly taken: boolean;
  /** Absent until the form is first opened. */
  readonly application:
    | (Progress & { readonly sent: boolean; readonly closed: boolean })
    | undefined;
};

/** The public state of an application, by the same steps as its form and slip. */
export function standingOf(programme: Programme, known: StandingContext): Standing {
  const { paid, application } = known;
  const next = nextOf(programme, known);
  const closed = application?.closed === true;
  return {
    paid,
    sections: application && !closed ? countOf(programme, application) : null,
    submitted: application?.sent === true && !closed,
    next,
    path: pathOf(programme, next),
  };
}

function nextOf(programme: Programme, { paid, taken, application }: StandingContext): NextAct {
  if (!paid) return "pay";
  if (application?.closed) return "closed";
  if (application?.sent) return "wait";
  if (!taken) return "late";
  if (!application) return "open";
  return nextStep(programme, application) ? "fill" : "send";
}

/** How many of the steps that are asked are saved. */
function countOf(programme: Programme, progress: Progress) {
  const asked = stepsFor(programme, progress.answers).map(idOf);
  return { saved: asked.filter((id) => progress.saved.includes(id)).length, of: asked.length };
}

function pathOf({ paths }: Programme, next: NextAct): string | null {
  // That page shows the payment's state and how to pay.
  if (next === "pay") return publicPaths.verifyRemitaStatus;
  return next === "late" || next === "closed" ? null : paths.login;
}
