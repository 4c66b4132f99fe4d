/** A line that is a link: a finger's height on a phone. */
export const line = "inline-flex min-h-control items-center max-sm:min-w-control sm:min-h-7";
