// The package's index loads its limiters for a dozen other stores; these two files are what is used.
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  import { RateLimiterPostgres } from "rate-limiter-flexible";

  export type Counted = { readonly rows: { readonly points: number; readonly expire: number }[] };

  export default class extends RateLimiterPostgres {
    /** What every store of the package brings: adds to a counter, and answers its row. */
    protected _upsert(key: string, points: number, milliseconds: number): Promise<Counted>;
    /** How long this process itself refuses a key that has used its limit up; 0 where it does not. */
    getInMemoryBlockMsBeforeExpire(key: string): number;
  }
}
declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}
