import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { amendmentNeeds } from "@polyportal/domain/messages/amendment-news";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { readAmendment } from "@polyportal/domain/score-sheet/amendment";
import { requestAmendmentSchema } from "@polyportal/domain/score-sheet/amendment-forms";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { evidenceLimits } from "@polyportal/domain/upload/limits";
import { FileDrop } from "@polyportal/ui/file-drop";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useWatch, type Control } from "react-hook-form";
import { SideForm } from "../../parts/form/side-form.tsx";
import { AmendmentOutcome, type AmendedCells } from "./amendment-outcome.tsx";
import { standsIn, type ScoreRow } from "./entry.ts";

type Sheet = Output<"getScoreSheet">;
type Props = { sheet: Sheet; row: ScoreRow; onClose: () => void };

const changed = ["listAmendments"] as const;
const codes = markCodes.map((code) => ({ value: code, label: code }));

/** Asks for another score of a published row: what it is to be, why, and what proves it. */
export function RequestAmendment({ sheet, row, onClose }: Props) {
  const { courseId, sessionId, split } = sheet;
  const { studentId, fullName, version } = row;
  const [evidence, setEvidence] = useState<File>();
  const { mutateAsync } = useOperation("requestAmendment", { invalidates: changed });
  const form = useAppForm(requestAmendmentSchema, {
    test: standsIn(row, "test"),
    lab: standsIn(row, "lab"),
    exam: standsIn(row, "exam"),
    code: standsIn(row, "code"),
    reason: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.requestOf(fullName)}
      intro={words.requestLead}
      submitLabel={words.send}
      onClose={onClose}
      onSubmit={async (asked) => {
        await mutateAsync({ courseId, sessionId, studentId, version, ...asked, evidence });
        toast({ title: words.sent(fullName), status: "success" });
        onClose();
      }}
    >
      {partsOf(split).map((part) => (
        <TextField<Values>
          key={part}
          name={part}
          label={sheetPages.parts[part]}
          hint={sheetPages.upTo(split[part])}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <SelectField<Values>
        name="code"
        label={words.code}
        hint={words.codeHint}
        options={codes}
        placeholder={words.noCode}
      />
      <Outcome control={form.control as unknown as Control} sheet={sheet} row={row} />
      <TextareaField<Values>
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        required
      />
      <FileDrop
        label={words.evidence}
        hint={words.evidenceHint}
        accept={evidenceLimits.extensions.map((extension) => `.${extension}`)}
        refuse={refusalOf}
        onFiles={([file]) => setEvidence(file)}
        files={evidence && [{ ...fileOf(evidence), state: "waiting" }]}
        onRemove={() => setEvidence(undefined)}
      />
    </SideForm>
  );
}

const fileOf = ({ name, size }: File) => ({ id: name, name, size });

/** Why a file proves nothing; the server looks into it again. */
function refusalOf({ size, type }: File): string | undefined {
  if (!(evidenceLimits.types as readonly string[]).includes(type)) return amendmentNeeds.wrongType;
  return size > evidenceLimits.maxBytes ? amendmentNeeds.tooBig : undefined;
}

/** What the typed marks come to, once they are marks. */
function Outcome({ control, sheet, row }: Pick<Props, "sheet" | "row"> & { control: Control }) {
  const [test, lab, exam, code] = useWatch({
    control,
    name: ["test", "lab", "exam", "code"],
  }) as string[];
  const cells: AmendedCells = {
    test: test ?? "",
    lab: lab ?? "",
    exam: exam ?? "",
    code: code ?? "",
  };
  const read = readAmendment({ ...cells, reason: words.reason }, row, sheet.split);
  return (
    <AmendmentOutcome
      {...sheet}
      studentId={row.studentId}
      cells={"marks" in read ? cells : undefined}
    />
  );
}
