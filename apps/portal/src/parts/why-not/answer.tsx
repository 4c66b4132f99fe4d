import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input, Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { whyNotWords as words } from "@polyportal/domain/messages/why-not.words";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";

/** The question, about the reader or, asked by staff, about a student. */
export type WhyNotAsked = Input<"getWhyNot"> & {
  /** The student's id, or either number. */
  student?: string;
};

/** What is in the way, who can solve it and where, in the same words for the student and for staff. */
export function Answer({ student, ...asked }: WhyNotAsked) {
  return student === undefined ? (
    <Own {...asked} />
  ) : (
    <OfStudent key={student} {...asked} student={student} />
  );
}

function Own(asked: Input<"getWhyNot">) {
  const query = useQuery(queryOptionsFor(useClient(), "getWhyNot", asked));
  return (
    <Fetched query={query} label={words.fetching}>
      {(answer) => <Obstacles {...answer} wish={asked.wish} own />}
    </Fetched>
  );
}

function OfStudent(asked: Input<"getWhyNotOfStudent">) {
  const query = useQuery(queryOptionsFor(useClient(), "getWhyNotOfStudent", asked));
  return (
    <Fetched query={query} label={words.fetching} refused={notFound}>
      {({ fullName, matricNumber, obstacles }) => (
        <>
          <p className="mb-2 font-medium">{words.addressedTo(fullName, matricNumber)}</p>
          <Obstacles obstacles={obstacles} wish={asked.wish} own={false} />
        </>
      )}
    </Fetched>
  );
}

/** An unknown number, or a student whom the reader may not see: retrying would not help. */
const notFound = ({ code, message }: ApiError) =>
  code === "not_found" ? (
    <p role="alert" className="font-medium">
      {message}
    </p>
  ) : null;

type Props = Output<"getWhyNot"> & {
  wish: Input<"getWhyNot">["wish"];
  /** The reader is the student. */
  own: boolean;
};

function Obstacles({ obstacles, wish, own }: Props) {
  if (obstacles.length === 0) return <p role="status">{words.nothing[wish]}</p>;
  return (
    <ol aria-label={words.title} className="grid max-w-prose gap-3 py-2">
      {obstacles.map(({ code, text, by, path }) => (
        <li key={code}>
          <p className="wrap-anywhere">{text}</p>
          <p className="text-ink-muted">
            {words.settledBy(by, own)}{" "}
            {path && (
              <Link href={path} aria-label={words.settledAtOf(text)}>
                {words.settledAt}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
