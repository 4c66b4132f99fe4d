import type { ProgrammeSlug } from "../programmes/catalogue.ts";
import type { Programme } from "../programmes/programme.ts";
import { programmes } from "../programmes/programmes.ts";
import { awaitedProofs, type AwaitedProof } from "./awaited.ts";

/** The paper that a programme awaits; undefined if it awaits none. */
export const proofOf = ({ after = [] }: Programme): AwaitedProof | undefined =>
  awaitedProofs.find((proof) => after.includes(proof));

/** The programmes that await one of these. */
export const awaiting = (proofs: readonly AwaitedProof[]): ProgrammeSlug[] =>
  programmes
    .filter((one: Programme) => proofs.some((proof) => proof === proofOf(one)))
    .map(({ slug }) => slug);
