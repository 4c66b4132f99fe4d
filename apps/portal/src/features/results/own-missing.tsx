import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { whyNotWords as words } from "@polyportal/domain/messages/why-not.words";
import { semesterName } from "@polyportal/domain/messages/semester";
import { sameSemester } from "@polyportal/domain/results/attempts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { semesterIn } from "../../parts/address/asked.ts";
import { Fetched } from "../../app/fetched.tsx";
import { Answer } from "../../parts/why-not/answer.tsx";

type Props = {
  /** The semesters whose results are out. */
  out: readonly SemesterAverage[];
};

/** Why results are missing of semesters that the student has registered and that the page does not have. */
export function OwnMissing({ out }: Props) {
  // The semester from whose page the reader comes; some of its results may be out.
  const [search] = useSearchParams();
  const asked = semesterIn(search);
  const query = useQuery(queryOptionsFor(useClient(), "listRegistrations", {}));
  return (
    <Fetched query={query} label={words.fetching}>
      {(sessions) => {
        const missing = sessions.flatMap(({ session, semesters }) =>
          semesters.flatMap(({ semester, registration }) => {
            const key = { sessionId: session.id, semester };
            const isMissing =
              out.every((one) => !sameSemester(one, key)) || (asked && sameSemester(asked, key));
            return registration && isMissing ? [{ ...key, session: session.name }] : [];
          }),
        );
        if (missing.length === 0) return <p role="status">{words.allOut}</p>;
        return missing.map(({ session, ...key }) => (
          <section key={`${session} ${key.semester}`}>
            <h2 className="mt-4 mb-2 text-18 font-semibold">{`${semesterName(key.semester)}, ${session}`}</h2>
            <Answer wish="result" {...key} />
          </section>
        ));
      }}
    </Fetched>
  );
}
