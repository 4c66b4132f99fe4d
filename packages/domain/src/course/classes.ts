/** A class: the students of a department at a level, whatever their option. */
export type SchoolClass = { readonly departmentId: number; readonly levelId: number };

/** Tells one class from all others. */
export const classKey = ({ departmentId, levelId }: SchoolClass): string =>
  `${departmentId}-${levelId}`;

export const isSameClass = (one: SchoolClass, other: SchoolClass): boolean =>
  one.departmentId === other.departmentId && one.levelId === other.levelId;

/** Each class once, by department and then level: what is chosen in another order is the same. */
export function inClassOrder(classes: readonly SchoolClass[]): SchoolClass[] {
  const each = new Map(
    classes.map(({ departmentId, levelId }) => [
      classKey({ departmentId, levelId }),
      { departmentId, levelId },
    ]),
  );
  return [...each.values()].toSorted(
    (one, other) => one.departmentId - other.departmentId || one.levelId - other.levelId,
  );
}

/** The chosen classes after some were ticked (`on`) or unticked. */
export function ticked(
  chosen: readonly SchoolClass[],
  classes: readonly SchoolClass[],
  on: boolean,
): SchoolClass[] {
  const others = chosen.filter((one) => !classes.some((other) => isSameClass(one, other)));
  return inClassOrder(on ? [...others, ...classes] : others);
}

/** What has to be added to some classes, and what taken from them, to come to others. */
export function classChanges<Before extends SchoolClass, After extends SchoolClass>(
  before: readonly Before[],
  after: readonly After[],
): { added: After[]; removed: Before[] } {
  const [had, has] = [new Set(before.map(classKey)), new Set(after.map(classKey))];
  return {
    added: after.filter((one) => !had.has(classKey(one))),
    removed: before.filter((one) => !has.has(classKey(one))),
  };
}

/** How many of something each class has. */
export type PerClass = SchoolClass & { readonly count: number };

/** What some of the counts come to. */
export const countOf = (counts: readonly PerClass[], classes: readonly SchoolClass[]): number => {
  const asked = new Set(classes.map(classKey));
  return counts.reduce((sum, one) => sum + (asked.has(classKey(one)) ? one.count : 0), 0);
};

/** Whom it touches that these classes take a course, and others do not any more. */
export type ClassEffect = {
  /** The classes that take it, its own among them, and their students. */
  readonly classes: number;
  readonly students: number;
  /** How many registrations hold it in a class that is taken away. */
  readonly held: number;
};

/**
 * What a choice of classes comes to. `home` takes the course whatever is chosen; `students` and
 * `registrations` say how many each class has, where it has any.
 */
export function classEffect({
  home,
  before,
  chosen,
  students,
  registrations,
}: {
  home: SchoolClass;
  before: readonly SchoolClass[];
  chosen: readonly SchoolClass[];
  students: readonly PerClass[];
  registrations: readonly PerClass[];
}): ClassEffect {
  const taking = inClassOrder([home, ...chosen]);
  const { removed } = classChanges([home, ...before], taking);
  return {
    classes: taking.length,
    students: countOf(students, taking),
    held: countOf(registrations, removed),
  };
}
