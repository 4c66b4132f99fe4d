import { dash } from "@polyportal/domain/format/dash";
import { formatAverage } from "@polyportal/domain/format/marks";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Link } from "../../components/link/link.tsx";
import { useWords } from "../../words/words.ts";
import { classListWords } from "./class-list.words.ts";

/** A student in a class list. */
export type ClassListEntry = {
  /** The name in the school's order. */
  fullName: string;
  /** The matric number, unique in the list. */
  matricNumber: string;
  /** The department's name. */
  department?: string | null;
  /** The photo's URL; initials without one. */
  passport?: string | null;
  /** How many of the registered courses have a result. */
  coursesUploaded: number;
  /** How many courses the student has registered. */
  totalCoursesRegistered: number;
  /** How many semesters the student has been here. */
  semestersCount?: number | null;
  /** How many sessions the student has been here. */
  sessionsCount?: number | null;
  /** The cumulative average out of 5; null before the first results. */
  cgpa?: number | null;
};

export type ClassListCardProps = {
  /** The student. */
  entry: ClassListEntry;
  /** The address of the student's page; by default the name is no link. */
  href?: string;
};

/** One student of a class: photo, name, number, and the state of their results. */
export function ClassListCard({ entry, href }: ClassListCardProps) {
  const words = useWords("classList", classListWords);
  const { fullName, matricNumber, coursesUploaded, totalCoursesRegistered, cgpa } = entry;
  const name = <bdi>{dash(fullName)}</bdi>;
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={fullName} src={entry.passport} size="medium" decorative />
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {href === undefined ? (
              name
            ) : (
              <Link href={href} className="ui-alone">
                {name}
              </Link>
            )}
          </p>
          <p className="text-14 break-words text-ink-muted tabular-nums">{dash(matricNumber)}</p>
        </div>
      </div>
      <DescriptionList
        className="mt-3 grid-cols-2 gap-x-4 gap-y-2"
        items={[
          { term: words.department, value: entry.department, wide: true },
          {
            term: words.courses,
            value: words.coursesOf(coursesUploaded, totalCoursesRegistered),
          },
          { term: words.cgpa, value: isNumber(cgpa) ? formatAverage(cgpa) : null },
          { term: words.semesters, value: entry.semestersCount },
          { term: words.sessions, value: entry.sessionsCount },
        ]}
      />
    </>
  );
}

const isNumber = (value: number | null | undefined): value is number =>
  value != null && Number.isFinite(value);
