/** At most `points` tries within `seconds` of the first one. */
type RateLimit = { readonly points: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;

/** People behind one address: a campus on results day, a mobile network. */
const crowd = 2_000;

/**
 * All limits of the API, counted in the database so that processes share them. Limits by address leave room
 * for a crowd: they stop only a machine's flood. What could be guessed is long or has its own limit (by
 * account, record or reference). Sign-ins and public questions are limited by failures; see
 * `address-crowd.ts`.
 */
export const rateLimits = {
  signInByAccount: { points: 8, seconds: 15 * minute },
  /** For a device that has signed in to the account before. Other people's tries do not count there. */
  signInByDevice: { points: 8, seconds: 15 * minute },
  /** One's own password, asked again while signed in. Strangers' tries do not count. */
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
  // Misses on public pages (guessing.ts). Hits cost nothing.
  guessByNumber: { points: 10, seconds: 15 * minute },
  // Every question counts, because the answer is always the same and the limit must not reveal more.
  askByNumber: { points: 10, seconds: 15 * minute },
  // A person looks at each of them, and each may have a megabyte.
  cardByAddress: { points: 40, seconds: hour },
  // Some people ask twice: names that have paid already, or a fee that changed meanwhile.
  createInvoiceByAddress: { points: 2 * crowd, seconds: hour },
  openApplicationByDevice: { points: 60, seconds: 15 * minute },
  createInvoiceByAccount: { points: 60, seconds: hour },
  confirmByInvoice: { points: 60, seconds: 15 * minute },
  webhookByAddress: { points: 1200, seconds: minute },
  noticeByInvoice: { points: 30, seconds: 15 * minute },
  // Birthdays and codes by which an application finds other records.
  findOwnByApplication: { points: 20, seconds: 15 * minute },
  uploadByApplication: { points: 60, seconds: hour },
  refusalByAccount: { points: 30, seconds: hour },
  uploadByAccount: { points: 60, seconds: hour },
  // Uploads by people without an account.
  uploadByAddress: { points: 400, seconds: hour },
} as const satisfies Record<string, RateLimit>;

/**
 * Milliseconds between two writes of counters. The caller waits for the write of a try, and of a success that
 * is counted or given back.
 */
export type WriteIntervals = { readonly tries: number; readonly successes: number };
export const writeIntervals: WriteIntervals = { tries: 40, successes: 100 };

export type RateLimitName = keyof typeof rateLimits;
