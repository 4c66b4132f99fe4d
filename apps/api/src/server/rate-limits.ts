/** One limit: at most `points` tries within `seconds`, then a pause of `block` seconds. */
type RateLimit = { readonly points: number; readonly seconds: number; readonly block?: number };

const minute = 60;
const hour = 60 * minute;

/**
 * Every limit of the API, counted in the database so that processes share it. Addresses get more
 * than accounts: a whole cyber café, or a mobile network, may stand behind one.
 */
export const rateLimits = {
  signInByAccount: { points: 8, seconds: 15 * minute, block: 15 * minute },
  signInByAddress: { points: 100, seconds: 15 * minute },
  codeByAccount: { points: 6, seconds: 15 * minute, block: 15 * minute },
  impersonateByAccount: { points: 30, seconds: hour },
  linkByAddress: { points: 300, seconds: 15 * minute },
  mailByAccount: { points: 4, seconds: hour },
  mailByAddress: { points: 200, seconds: hour },
  openApplicationByRrr: { points: 10, seconds: 15 * minute, block: 15 * minute },
  openApplicationByAddress: { points: 120, seconds: 15 * minute },
  verifyByAddress: { points: 120, seconds: 15 * minute },
  lookupByAddress: { points: 300, seconds: 15 * minute },
  createInvoiceByAddress: { points: 300, seconds: hour },
  createInvoiceByAccount: { points: 60, seconds: hour },
  confirmByInvoice: { points: 60, seconds: 15 * minute },
  webhookByAddress: { points: 1200, seconds: minute },
  noticeByInvoice: { points: 30, seconds: 15 * minute },
  uploadByApplication: { points: 60, seconds: hour },
  refusalByAccount: { points: 30, seconds: hour },
  uploadByAccount: { points: 60, seconds: hour },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
