import { paths } from "@polyportal/domain/routes/paths";
import { concerns, menuFor, type Person } from "./access.ts";
import type { PageSet } from "./page-set-type.ts";

/** `student_management` of `/student_management/search_student`. */
const segmentOf = (path: string) => path.split("/")[1];

/**
 * The pages that can be gone to by name, by the part of the school that they belong to: those of the
 * person's set that are built, without those that need something chosen first, those of modules that
 * are not granted, and those that have nothing for this kind of student.
 */
export function pagesFor(set: PageSet, person: Person) {
  const granted = new Set(menuFor(set, person).map(({ path }) => segmentOf(path)));
  const withheld = new Set(
    set.menu.map(({ path }) => segmentOf(path)).filter((segment) => !granted.has(segment)),
  );
  const offered = set.routes.filter(
    ({ path }) =>
      path in set.pages &&
      !path.includes(":") &&
      path !== paths.noAccess &&
      !set.chosenElsewhere?.has(path) &&
      (set.opens?.(path, person.claims) ?? true) &&
      !withheld.has(segmentOf(path)) &&
      concerns(set, path, person.studentTypeId),
  );
  const headings = [...new Set(offered.map(({ area }) => area))];
  return headings.map((heading) => ({
    heading,
    items: offered
      .filter(({ area }) => area === heading)
      .map(({ crumb, path }) => ({ label: crumb, href: path })),
  }));
}

/**
 * Where an entry of the menu leads that has no page of its own yet: to the first that there is of its part
 * of the school. Undefined where it has one, and where there is none.
 */
export function leadingTo(set: PageSet, person: Person, entry: string): string | undefined {
  if (entry in set.pages) return undefined;
  const pages = pagesFor(set, person).flatMap(({ items }) => items);
  return pages.find(({ href }) => segmentOf(href) === segmentOf(entry))?.href;
}
