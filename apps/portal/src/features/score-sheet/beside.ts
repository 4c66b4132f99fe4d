/** What stands beside the work list, by the hash in its address. */
const besides = ["#amendments", "#unstarted", "#classes", "#class", "#packs", "#pack"] as const;

export type Beside = (typeof besides)[number];

/** Whether an address leads beside the work list. */
export const isBeside = (hash: string): hash is Beside => besides.some((one) => one === hash);
