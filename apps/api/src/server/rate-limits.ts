/** One limit: at most `points` tries within the `seconds` that begin with the first of them. */
type RateLimit = { readonly points: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;

/** People behind one address: a campus on results day, a mobile network. */
const crowd = 2_000;

/**
 * Every limit of the API, counted in the database so that processes share it. What is limited by
 * address leaves room for a crowd: it holds back a machine's flood, and what could be guessed is long, or
 * has a limit of its own (by account, record or reference). Sign-ins and what is asked before them are
 * limited by their failures; see `address-crowd.ts`.
 */
export const rateLimits = {
  signInByAccount: { points: 8, seconds: 15 * minute },
  /** Of a device that has signed in to the account before; nobody else's tries count there. */
  signInByDevice: { points: 8, seconds: 15 * minute },
  /** One's own password, given again while signed in: strangers' tries do not count. */
  proveByAccount: { points: 8, seconds: 15 * minute },
  codeByAccount: { points: 6, seconds: 15 * minute },
  impersonateByAccount: { points: 30, seconds: hour },
  linkByAddress: { points: 3 * crowd, seconds: 15 * minute },
  mailByAccount: { points: 4, seconds: hour },
  mailByAddress: { points: crowd, seconds: hour },
  openApplicationByRrr: { points: 10, seconds: 15 * minute },
  openApplicationByAddress: { points: 2 * crowd, seconds: 15 * minute },
  verifyByAddress: { points: 2 * crowd, seconds: 15 * minute },
  lookupByAddress: { points: 2 * crowd, seconds: 15 * minute },
  // What a page before sign-in did not find (guessing.ts): what is found costs nothing.
  guessByNumber: { points: 10, seconds: 15 * minute },
  // Where whoever asks gets the same answer, each asking counts: a limit that told them apart would tell.
  askByNumber: { points: 10, seconds: 15 * minute },
  // Each is looked at by somebody, and is up to a megabyte until then.
  cardByAddress: { points: 40, seconds: hour },
  // Some of a crowd ask twice: names that have paid already, a fee that is another meanwhile.
  createInvoiceByAddress: { points: 2 * crowd, seconds: hour },
  openApplicationByDevice: { points: 60, seconds: 15 * minute },
  createInvoiceByAccount: { points: 60, seconds: hour },
  confirmByInvoice: { points: 60, seconds: 15 * minute },
  webhookByAddress: { points: 1200, seconds: minute },
  noticeByInvoice: { points: 30, seconds: 15 * minute },
  // Birthdays and codes, by which an application finds others.
  findOwnByApplication: { points: 20, seconds: 15 * minute },
  uploadByApplication: { points: 60, seconds: hour },
  refusalByAccount: { points: 30, seconds: hour },
  uploadByAccount: { points: 60, seconds: hour },
  // Letters and cards of those without an account, before they are read.
  uploadByAddress: { points: 400, seconds: hour },
} as const satisfies Record<string, RateLimit>;

/**
 * Milliseconds from one write of what limits count to the next. Who tries waits for the write: of the try, and of its
 * success where that is counted or given back.
 */
export type WriteIntervals = { readonly tries: number; readonly successes: number };
export const writeIntervals: WriteIntervals = { tries: 40, successes: 100 };

export type RateLimitName = keyof typeof rateLimits;
