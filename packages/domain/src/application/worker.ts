/** The path of the service worker that lets the application form reload offline. */
export const workerPath = "/application-worker.js";

/** The prefix of its cache names, before the build's version. */
export const workerCachePrefix = "application-";

/** The storage key of server answers that the form needs after an offline reload. */
export const keptAnswersKey = "polyportal.answers";
