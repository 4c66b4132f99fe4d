import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import {
  boardClassesPath,
  boardClassPath,
  boardPackPath,
  boardPacksPath,
  classStudentPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { usePageSet } from "../../app/page-set.ts";
import { askedOf, classInSemester, type ClassInSemester } from "../../parts/class/class-in.ts";
import { ClassSheet } from "../../parts/class/class-sheet.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { MakePack } from "./make-pack.tsx";

const { class: words } = boardPackWords;

/** The class that the address names; without one the classes to choose from. */
export function BoardClass() {
  const [search] = useSearchParams();
  const which = classInSemester(search);
  if (!which) return <Navigate to={boardClassesPath} replace />;
  return <OneClass key={search.toString()} which={which} />;
}

/** A class's composite sheet for whoever takes it to the board. */
function OneClass({ which }: { which: ClassInSemester }) {
  const { routes } = usePageSet();
  const query = useQuery(queryOptionsFor(useClient(), "getCompositeResults", askedOf(which)));
  return (
    <FetchedPage query={query} title={words.title} label={words.fetching} refused={notFound}>
      {(composite) => (
        <ClassSheet
          which={which}
          composite={composite}
          pathOf={boardClassPath}
          // Officials have no page of one student's results.
          hrefOf={
            routes.some(({ path }) => path === staffPaths.classStudentResults)
              ? ({ studentId }) => classStudentPath(studentId, which)
              : undefined
          }
          aside={<ClassPacks which={which} />}
          actions={<MakePack which={which} label={words.make} />}
        />
      )}
    </FetchedPage>
  );
}

/** A class whose results are not the reader's: asking again would not help. */
const notFound = ({ code }: ApiError) =>
  code === "not_found" ? (
    <Alert title={words.notFound}>
      <ButtonLink className="mt-3" href={boardClassesPath}>
        {words.all}
      </ButtonLink>
    </Alert>
  ) : null;

/** So many packs of one class are told of; the list of all has the others. */
const newest = 5;

function ClassPacks({ which }: { which: ClassInSemester }) {
  const { session, semester, department, level, option } = which;
  const query = useQuery(
    queryOptionsFor(useClient(), "listBoardPacks", {
      session,
      semester,
      department: [department],
      level: [level],
      option,
      size: newest,
    }),
  );
  return (
    <section aria-label={words.packs} className="grid gap-2">
      <h2 className="text-18 font-semibold">{words.packs}</h2>
      <Fetched query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-muted">{words.noPack}</p>
          ) : (
            <ul className="grid gap-1">
              {items.map(({ id, fingerprint, madeBy, madeAt }) => (
                <li key={id}>
                  <Link href={boardPackPath(id)} className="ui-alone tabular-nums">
                    {packCode(fingerprint)}
                  </Link>{" "}
                  {words.made(madeBy, madeAt)}
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={boardClassesPath} className="ui-alone">
          {words.all}
        </Link>
        <Link href={boardPacksPath} className="ui-alone">
          {words.allPacks}
        </Link>
        {option && (
          <Link href={boardClassPath({ ...which, option: undefined })} className="ui-alone">
            {words.wholeLevel}
          </Link>
        )}
      </p>
    </section>
  );
}
