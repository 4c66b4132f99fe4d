import { contract } from "../packages/api-client/src/contract/contract.ts";

/** What a list's page always narrows it down by. */
const always: Readonly<Record<string, string>> = {
  listOffices: "office=head+of+department",
  listPageOpeners: "address=/user_management/users",
};

/** A question that an official asks a list: its first page, a search over it, or another order. */
export type ListQuestion = {
  readonly list: string;
  readonly what: string;
  readonly path: string;
};

/** What officials ask of every list that the contract says. */
export const questionsOfStaff = (): readonly ListQuestion[] =>
  Object.entries(contract).flatMap(([list, endpoint]) => {
    if (!("list" in endpoint) || !endpoint.audience.some((kind) => kind === "official")) return [];
    const path = `${endpoint.path}?${always[list] ?? ""}`;
    return [
      { list, what: "first page", path },
      { list, what: "a search", path: `${path}&search=bello` },
      ...endpoint.list.sorts.map((sort) => ({
        list,
        what: `by ${sort}, last first`,
        path: `${path}&sort=-${sort}`,
      })),
    ];
  });
