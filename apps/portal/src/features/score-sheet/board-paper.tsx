import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { boardClassPath, boardPacksPath } from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { BoardPack } from "@polyportal/ui/board-pack";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { addressOf } from "../../parts/class/class-in.ts";
import { HistoryButton } from "../../parts/history/history-button.tsx";
import { LongPaper } from "../../parts/paper/long-paper.tsx";
import { packOf } from "./board-view.ts";
import { MakePack } from "./make-pack.tsx";

type Pack = Output<"getBoardPack">;

const { pack: words } = boardPackWords;

/** One pack, as the board was shown it: what has changed since stands above, and is not printed. */
export function BoardPaper() {
  const [search] = useSearchParams();
  const id = search.get("pack");
  if (!id) return <Navigate to={boardPacksPath} replace />;
  return <Paper key={id} id={id} />;
}

function Paper({ id }: { id: string }) {
  const query = useQuery(queryOptionsFor(useClient(), "getBoardPack", { id }));
  return (
    <FetchedPage query={query} title={words.title} label={words.fetching} refused={notFound}>
      {(pack) => <Shown pack={pack} />}
    </FetchedPage>
  );
}

/** An address that is no pack's is refused as input. */
const notFound = ({ code }: ApiError) =>
  code === "not_found" || code === "invalid_input" ? (
    <Alert title={words.notFound}>
      <ButtonLink className="mt-3" href={boardPacksPath}>
        {boardPackWords.class.allPacks}
      </ButtonLink>
    </Alert>
  ) : null;

function Shown({ pack }: { pack: Pack }) {
  const school = useIssuer();
  const view = packOf(pack, school);
  const students = pack.composite.students.length;
  const which = { ...addressOf(pack), semester: pack.semester };
  return (
    <DocumentPage
      title={words.title}
      aside={
        <>
          <h1 tabIndex={-1} data-page-title className="text-28 font-semibold">
            {words.title}
          </h1>
          {pack.changed.length === 0 ? (
            <p>{words.stands}</p>
          ) : (
            <Alert status="warning" title={words.changedTitle(pack.changed.length)}>
              <p>{words.changedHint}</p>
              <ul className="my-2 grid max-h-64 gap-1 overflow-y-auto">
                {pack.changed.map((one) => (
                  <li key={`${one.code} ${one.matricNumber}`}>{words.changed(one)}</li>
                ))}
              </ul>
              <MakePack which={which} label={words.makeAnew} />
            </Alert>
          )}
          {students > paperAtOnce && (
            <LongPaper
              paper="boardPack"
              lead={longPaperPage.lead(students)}
              asked={{ id: pack.id }}
            />
          )}
        </>
      }
    >
      <BoardPack
        pack={view}
        actions={
          <>
            <HistoryButton record="boardPack" id={pack.id} name={boardPackWords.classOf(pack)} />
            <ButtonLink href={boardClassPath(which)}>{words.toClass}</ButtonLink>
          </>
        }
      />
    </DocumentPage>
  );
}
