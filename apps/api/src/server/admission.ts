/** What a request is for. Pages and reads are put off first; who saves or pays has done work already. */
export type Purpose = "page" | "read" | "largePage" | "signIn" | "save";

type Limit = {
  /** How many are being answered at once; the others wait for one of them. */
  readonly atOnce: number;
  /** Milliseconds that one may wait; who would wait longer is put off at once. */
  readonly patience: number;
};

/** A sign-in's wait is that for its hash, and who stands in that queue would only join it again. */
const limits: Readonly<Record<Purpose, Limit>> = {
  page: { atOnce: 256, patience: 1_000 },
  read: { atOnce: 64, patience: 1_500 },
  // Hundreds of rows cost as much as fifty other reads: few at once, so that no student waits behind them.
  largePage: { atOnce: 4, patience: 20_000 },
  signIn: { atOnce: 64, patience: 30_000 },
  save: { atOnce: 256, patience: 10_000 },
};

export type Admission = {
  /** Whether a request may go on: at once, or when it is its turn. False: it is put off. */
  readonly enter: (purpose: Purpose) => boolean | Promise<boolean>;
  /** Of one that went on: it has been answered. */
  readonly leave: (purpose: Purpose) => void;
};

const beat = 100;

/** Lets in what can be answered in time, each purpose by its own measure. */
export function createAdmission(given = limits, clock = () => performance.now()): Admission {
  const lines = {
    page: createLine(given.page, clock),
    read: createLine(given.read, clock),
    largePage: createLine(given.largePage, clock),
    signIn: createLine(given.signIn, clock),
    save: createLine(given.save, clock),
  };
  // Requests that came while the process was at others have waited that long before they are seen.
  let seen = clock();
  setInterval(() => {
    seen = clock();
    for (const line of Object.values(lines)) line.expire();
  }, beat).unref();
  return {
    enter: (purpose) => clock() - seen - beat <= given[purpose].patience && lines[purpose].enter(),
    leave: (purpose) => lines[purpose].leave(),
  };
}

type Waiting = { readonly since: number; readonly go: (may: boolean) => void };

function createLine({ atOnce, patience }: Limit, clock: () => number) {
  const waiting: Waiting[] = [];
  let inside = 0;
  /** Milliseconds from one who leaves to the next, while somebody waits. */
  let pace = 0;
  let left = 0;
  const isLate = ({ since }: Waiting, now: number) => now - since > patience;

  return {
    enter(): boolean | Promise<boolean> {
      if (inside < atOnce && waiting.length === 0) {
        inside += 1;
        return true;
      }
      if (waiting.length * pace > patience) return false;
      const since = clock();
      if (waiting.length === 0) left = since;
      return new Promise((go) => void waiting.push({ since, go }));
    },
    leave() {
      inside -= 1;
      if (waiting.length === 0) return;
      const now = clock();
      pace += (now - left - pace) / 16;
      left = now;
      while (inside < atOnce) {
        const next = waiting.shift();
        if (!next) return;
        const may = !isLate(next, now);
        if (may) inside += 1;
        next.go(may);
      }
    },
    /** Puts off who has waited too long though nobody leaves. */
    expire() {
      const now = clock();
      while (waiting[0] && isLate(waiting[0], now)) waiting.shift()?.go(false);
    },
  };
}
