/** Where the worker that lets the application form reload without a network is served. */
export const workerPath = "/application-worker.js";

/** What its caches' names begin with; the build's version follows. */
export const workerCachePrefix = "application-";

/** Where a tab keeps the server's answers that the form needs after such a reload. */
export const keptAnswersKey = "polyportal.answers";
