/** What a request is for. Pages and reads are refused first, because whoever saves or pays has already done work. */
export type Purpose = "page" | "read" | "largePage" | "signIn" | "save";

type Limit = {
  /** How many are answered at once. The others wait. */
  readonly atOnce: number;
  /** Milliseconds that one may wait. Whoever would wait longer is refused at once. */
  readonly patience: number;
};

/** Sign-ins wait for their hash. Whoever is refused from that queue would only join it again. */
const limits: Readonly<Record<Purpose, Limit>> = {
  page: { atOnce: 256, patience: 1_000 },
  read: { atOnce: 64, patience: 1_500 },
  // Hundreds of rows cost as much as fifty other reads, so few are read at once and students do not wait for
  // them.
  largePage: { atOnce: 4, patience: 20_000 },
  signIn: { atOnce: 64, patience: 30_000 },
  save: { atOnce: 256, patience: 10_000 },
};

export type Admission = {
  /** Whether the request may continue, at once or after waiting. False means that it is refused. */
  readonly enter: (purpose: Purpose) => boolean | Promise<boolean>;
  /** Call it when an admitted request was answered. */
  readonly leave: (purpose: Purpose) => void;
};

const beat = 100;

/** Admits the requests that can be answered in time, with separate limits for each purpose. */
export function createAdmission(given = limits, clock = () => performance.now()): Admission {
  const lines = {
    page: createLine(given.page, clock),
    read: createLine(given.read, clock),
    largePage: createLine(given.largePage, clock),
    signIn: createLine(given.signIn, clock),
    save: createLine(given.save, clock),
  };
  // Requests that arrived while the event loop was blocked have already waited that long.
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
  /** Milliseconds between two answers while somebody waits. */
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
    /** Refuses those who waited too long although nothing was answered. */
    expire() {
      const now = clock();
      while (waiting[0] && isLate(waiting[0], now)) waiting.shift()?.go(false);
    },
  };
}
