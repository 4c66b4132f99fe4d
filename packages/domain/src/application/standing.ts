import type { Programme } from "../programmes/programme.ts";
import { publicPaths } from "../routes/public-paths.ts";
import { idOf, nextStep, stepsFor, type Progress } from "./steps.ts";

/** What comes next for whoever applies, as anybody may know it who holds the RRR. */
export const nextActs = ["pay", "open", "fill", "send", "late", "wait", "closed"] as const;

export type NextAct = (typeof nextActs)[number];

/** How an application stands for a stranger: nothing in it is the person's own. */
export type Standing = {
  readonly paid: boolean;
  /** Null until the form is opened first. */
  readonly sections: { readonly saved: number; readonly of: number } | null;
  readonly submitted: boolean;
  readonly next: NextAct;
  /** Where that is done; null where nothing on a page helps. */
  readonly path: string | null;
};

/** What a standing follows from. */
export type Known = {
  readonly paid: boolean;
  /** Whether the form may still be filled in and sent. */
  readonly taken: boolean;
  /** Absent until the form is opened first. */
  readonly application:
    | (Progress & { readonly sent: boolean; readonly closed: boolean })
    | undefined;
};

/** How an application stands, by the same steps that its form and its slip go by. */
export function standingOf(programme: Programme, known: Known): Standing {
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

function nextOf(programme: Programme, { paid, taken, application }: Known): NextAct {
  if (!paid) return "pay";
  if (application?.closed) return "closed";
  if (application?.sent) return "wait";
  if (!taken) return "late";
  if (!application) return "open";
  return nextStep(programme, application) ? "fill" : "send";
}

/** Of the sections that are asked of who answers so, how many are saved. */
function countOf(programme: Programme, progress: Progress) {
  const asked = stepsFor(programme, progress.answers).map(idOf);
  return { saved: asked.filter((id) => progress.saved.includes(id)).length, of: asked.length };
}

function pathOf({ paths }: Programme, next: NextAct): string | null {
  // How a payment stands, and how to pay, that page tells.
  if (next === "pay") return publicPaths.verifyRemitaStatus;
  return next === "late" || next === "closed" ? null : paths.login;
}
