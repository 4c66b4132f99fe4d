// The package's index loads its limiters for a dozen other stores; these two files are what is used.
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  export { RateLimiterPostgres as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}
