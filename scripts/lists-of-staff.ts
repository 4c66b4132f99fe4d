import { contract } from "../packages/api-client/src/contract/contract.ts";

/** What a list's page always narrows it down by. */
const always: Readonly<Record<string, string>> = {
  listOffices: "office=head+of+department",
  listClassStudents: "department=1&level=1",
  listClashStudents: "one=1&other=2",
  listPageOpeners: "address=/user_management/users",
  listCourseClass: "course=5&session=3",
};

/** A question that somebody of the staff asks a list: its first page, a search over it, another order, or all of it. */
export type ListQuestion = {
  readonly list: string;
  readonly userName: string;
  readonly what: string;
  readonly path: string;
  /** Why it reads a large table from end to end. */
  readonly readsAll?: string;
};

/** What is made up of the rows of a large table, all of which count. */
const readsAll: Readonly<Record<string, string>> = {
  listClassAdvisers: "the classes of a session are what its students make up: each is read once",
  listClasses: "the classes of a faculty are what its students make up: each is read once",
  listTimetableClashes:
    "whoever has registered two courses may clash: each registration is read once",
  listBoardClasses: "the classes of a session are what its students make up: each is read once",
  listClashStudents:
    "a search lays whoever is called so beside whoever has both courses, and reads the students once for it",
};

/** An official whom everything is open to, and a lecturer for what lecturers alone read. */
const askers = [
  ["official", "admin"],
  ["lecturer", "lecturer"],
] as const;

/** Who reads more of a list than these, or reads it alone. */
const readsMore: Readonly<Record<string, string>> = {
  listClasses: "dean",
  // Its claim is no administrator's.
  listReferences: "registrar",
};

/** What the staff ask of every list that the contract says, those that are answered as a whole among them. */
export const questionsOfStaff = (): readonly ListQuestion[] =>
  Object.entries(contract).flatMap(([list, endpoint]) => {
    const [asker] = askers.flatMap(([kind, name]) =>
      endpoint.audience.some((one) => one === kind) ? [name] : [],
    );
    if (!asker) return [];
    const userName = readsMore[list] ?? asker;
    const path = `${endpoint.path}?${always[list] ?? ""}`;
    const asked = { list, userName, readsAll: readsAll[list] };
    // The page itself searches and orders what comes as a whole.
    if ("whole" in endpoint) return [{ ...asked, what: "all of it", path }];
    if (!("list" in endpoint)) return [];
    return [
      { ...asked, what: "first page", path },
      { ...asked, what: "a search", path: `${path}&search=bello` },
      ...endpoint.list.sorts.map((sort) => ({
        ...asked,
        what: `by ${sort}, last first`,
        path: `${path}&sort=-${sort}`,
      })),
    ];
  });
