import { paths } from "@polyportal/domain/routes/paths";
import { concerns, menuFor, type Person } from "./access.ts";
import type { PageSet } from "./page-set-type.ts";

/** `student_management` of `/student_management/search_student`. */
const segmentOf = (path: string) => path.split("/")[1];

/**
 * The pages that can be found by name, by area: the built pages of the person's set, without those that need
 * a selection first, those not granted, and those not useful for this kind of student.
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
 * The target of a menu entry without a page of its own: the first page of its area. Undefined if it has a
 * page, or if the area has none.
 */
export function leadingTo(set: PageSet, person: Person, entry: string): string | undefined {
  if (entry in set.pages) return undefined;
  const pages = pagesFor(set, person).flatMap(({ items }) => items);
  return pages.find(({ href }) => segmentOf(href) === segmentOf(entry))?.href;
}
