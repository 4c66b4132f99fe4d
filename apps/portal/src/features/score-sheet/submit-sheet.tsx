import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import type { ScoreRow } from "./entry.ts";

const SubmitDialog = lazyPart(async () => (await import("./submit-dialog.tsx")).SubmitDialog);

type Sheet = Output<"getScoreSheet">;

const changed = ["getScoreSheet", "listMyCourses", "listScoreSheets"] as const;

type Props = {
  sheet: Sheet;
  /** The rows as they are saved. */
  rows: readonly ScoreRow[];
  /** Everything that was typed is saved. */
  settled: boolean;
  /** Goes to a row of which something is missing. */
  onRow: (studentId: string) => void;
};

/** Hands a sheet on, or takes it back, where its coordinator may. */
export function SubmitSheet({ sheet, rows, settled, onRow }: Props) {
  const [asks, setAsks] = useState<"submit" | "recall">();
  const close = () => setAsks(undefined);
  const { mutateAsync: submit } = useOperation("submitScoreSheet", { invalidates: changed });
  const { mutateAsync: recall } = useOperation("recallScoreSheet", { invalidates: changed });
  const { id, revision, code, acts } = sheet;
  if (id === null) return null;
  const seen = { id, revision };
  return (
    <>
      {acts.includes("submit") && (
        <Button
          disabled={!settled}
          title={settled ? undefined : words.unsavedFirst}
          onClick={() => setAsks("submit")}
        >
          {words.submit}
        </Button>
      )}
      {acts.includes("recall") && (
        <Button variant="secondary" onClick={() => setAsks("recall")}>
          {words.recall}
        </Button>
      )}
      {asks === "submit" && (
        <Suspense fallback={null}>
          <SubmitDialog
            sheet={sheet}
            rows={rows}
            onClose={close}
            onRow={(studentId) => {
              close();
              onRow(studentId);
            }}
            onSubmit={async (remark) => {
              await submit({ ...seen, remark });
              toast({ title: words.submitted(code), status: "success" });
            }}
          />
        </Suspense>
      )}
      {asks === "recall" && (
        <AskSure
          title={words.recall}
          question={words.recallQuestion}
          label={words.recall}
          variant="primary"
          onClose={close}
          onAct={() => recall(seen)}
          done={words.recalled(code)}
        />
      )}
    </>
  );
}
