import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { asksForMail } from "@polyportal/domain/notice/mailing";
import { noticeSchema, type NoticeDraft } from "@polyportal/domain/notice/notice-form";
import { levels } from "@polyportal/domain/student/levels";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStale } from "../../parts/act/use-stale.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { AskMail } from "./ask-mail.tsx";
import { NoticeFields, valuesOf, type NoticeValues } from "./notice.fields.tsx";
import { PreviewButton } from "./preview-button.tsx";

const { fields } = noticeBoardMessages;

/** Changes a notice; before it goes to many by e-mail, or to others, it asks. What another has saved meanwhile is laid beside what was typed. */
export function EditNotice({ notice }: { notice: Output<"getNotice"> }) {
  const queryClient = useQueryClient();
  const stale = useStale(notice, () => invalidate(queryClient, ["getNotice"]));
  const { mutateAsync } = useOperation("updateNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "getHistory", "listOwnNotices"],
  });
  const told = useTold();
  const form = useAppForm(noticeSchema, valuesOf(notice));
  const [mailed, setMailed] = useState<NoticeDraft>();
  const update = async (values: NoticeDraft, reason: string) => {
    const saved = await stale.save((revision) =>
      mutateAsync({ ...values, id: notice.id, revision, reason }),
    );
    if (!saved) return;
    form.reset(form.getValues());
    toast({ title: actMessages.saved(noticeBoardMessages.thing), status: "success" });
  };
  return (
    <>
      <Form
        form={form}
        className="max-w-prose"
        warnUnsaved
        onSubmit={async (values) => {
          if (asksForMail(values, notice)) setMailed(values);
          else await update(values, "");
        }}
      >
        <GuardForm />
        <FormConflict stale={stale} theirs={valuesOf(notice)} told={told} />
        <NoticeFields mailed={notice.mailed > 0 || notice.mailedAt !== null} />
        <FormActions>
          <PreviewButton />
          <SubmitButton>{actMessages.save}</SubmitButton>
        </FormActions>
      </Form>
      {mailed && (
        <AskMail
          id={notice.id}
          notice={mailed}
          onClose={() => setMailed(undefined)}
          onMail={(reason) => update(mailed, reason)}
        />
      )}
    </>
  );
}

/** A notice field by field, in words. */
function useTold() {
  const units = useUnits();
  const names = (ids: readonly (string | number)[], of: readonly { id: number; name: string }[]) =>
    ids.map((id) => of.find((one) => one.id === Number(id))?.name ?? String(id)).join(", ");
  const departments = units.flatMap(({ departments: own }) => own);
  return (values: NoticeValues): Record<string, string> => ({
    [fields.title]: values.title,
    [fields.text]: values.text,
    [fields.category]: values.category,
    [fields.departments]: names(values.departmentIds ?? [], departments),
    [fields.levels]: names(values.levelIds ?? [], levels),
    [fields.startDate]: formatDate(values.startDate),
    [fields.endDate]: values.endDate ? formatDate(values.endDate) : noticeBoardMessages.noEnd,
    [fields.senderName]: values.senderName,
    [fields.mail]: values.mail ? noticeBoardMessages.yes : noticeBoardMessages.no,
    [fields.inPublic]: values.inPublic ? noticeBoardMessages.yes : noticeBoardMessages.no,
  });
}
