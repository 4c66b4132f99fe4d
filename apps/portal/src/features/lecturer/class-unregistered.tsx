import type { Output } from "@polyportal/api-client/client/client";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";

const WhyNotAnswer = lazyPart(async () => (await import("../../parts/why-not/answer.tsx")).Answer);

type Class = Output<"getClass">;
type Student = Class["unregistered"][number];

const { view } = words;
const { unregisteredColumns: heads } = view;

const columns: readonly DataColumn<Student>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    rowHeader: true,
    fixed: true,
    width: 12,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    width: 10,
    grow: 0,
  },
  {
    id: "reasons",
    header: heads.reasons,
    value: ({ reasons }) => reasons.join(" "),
    width: 16,
    grow: 3,
  },
];

const idOf = ({ studentId }: Student) => studentId;
const nameOf = ({ fullName }: Student) => fullName;

/** Who of a class has not registered, each with what is in the way; opened, with who settles it and where. */
export function ClassUnregistered({ one }: { one: Class }) {
  const { unregistered: students, sessionId, semester } = one;
  const rowDetail = useCallback(
    ({ studentId }: Student) => (
      <Suspense fallback={<PageLoader />}>
        <WhyNotAnswer
          wish="register"
          sessionId={sessionId}
          semester={semester}
          student={studentId}
        />
      </Suspense>
    ),
    [sessionId, semester],
  );
  return (
    <div className="mt-8">
      <h2 className="mb-3 text-18 font-semibold">{view.unregistered}</h2>
      {students.length === 0 ? (
        <p className="text-ink-muted">{view.allRegistered}</p>
      ) : (
        <DataTable
          label={view.unregistered}
          columns={columns}
          rows={students}
          rowId={idOf}
          rowLabel={nameOf}
          rowDetail={rowDetail}
          searchLabel={view.searchUnregistered}
        />
      )}
    </div>
  );
}
