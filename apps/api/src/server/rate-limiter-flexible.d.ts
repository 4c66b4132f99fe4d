// The package's index loads limiters for a dozen other stores. We need only these two files.
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  import { RateLimiterPostgres } from "rate-limiter-flexible";

  export type Counted = { readonly rows: { readonly points: number; readonly expire: number }[] };

  export default class extends RateLimiterPostgres {
    /** Part of every store of the package: adds to a counter and returns its row. */
    protected _upsert(key: string, points: number, milliseconds: number): Promise<Counted>;
    /** How long this process refuses a used-up key by itself; 0 if it does not. */
    getInMemoryBlockMsBeforeExpire(key: string): number;
  }
}
declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}
