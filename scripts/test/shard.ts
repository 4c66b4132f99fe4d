/** A part of a whole that several machines share: `2/3` is the second of three. */
export type Shard = { number: number; of: number };

/** Reads what stands after `--shard=`; throws where it is no part of a whole. */
export function readShard(text: string | undefined): Shard {
  if (text === undefined) return { number: 1, of: 1 };
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) throw new Error(`--shard=${text}: say --shard=1/3, 2/3 or 3/3.`);
  return { number, of };
}

/** Every so manieth, from the shard's number on: neighbours, which are alike, go to different machines. */
export const ofShard = <Item>(items: readonly Item[], { number, of }: Shard): Item[] =>
  items.filter((_, index) => index % of === number - 1);
