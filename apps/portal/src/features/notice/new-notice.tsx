import { useOperation } from "@polyportal/api-client/query/use-operation";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { asksForMail } from "@polyportal/domain/notice/mailing";
import { noticeSchema, type NoticeDraft } from "@polyportal/domain/notice/notice-form";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { AskMail } from "./ask-mail.tsx";
import { NoticeFields, type NoticeValues } from "./notice.fields.tsx";
import { PreviewButton } from "./preview-button.tsx";

/** Writes a notice that is not on the board yet; before it goes to many by e-mail, it asks. */
export function NewNotice({ begins }: { begins: Partial<NoticeValues> }) {
  const navigate = useNavigate();
  const [mailed, setMailed] = useState<NoticeDraft>();
  const { mutateAsync } = useOperation("createNotice", {
    invalidates: ["listNoticeBoard", "listOwnNotices"],
  });
  const form = useAppForm(noticeSchema, begins);
  const create = async (notice: NoticeDraft, reason: string) => {
    await mutateAsync({ ...notice, reason });
    toast({ title: noticeBoardMessages.created, status: "success" });
    void navigate(staffPaths.noticeBoard);
  };
  return (
    <>
      <Form
        form={form}
        className="max-w-prose"
        warnUnsaved
        onSubmit={async (values) => {
          if (asksForMail(values)) setMailed(values);
          else await create(values, "");
        }}
      >
        <GuardForm />
        <NoticeFields />
        <FormActions>
          <PreviewButton />
          <SubmitButton>{noticeBoardMessages.publish}</SubmitButton>
        </FormActions>
      </Form>
      {mailed && (
        <AskMail
          notice={mailed}
          onClose={() => setMailed(undefined)}
          onMail={(reason) => create(mailed, reason)}
        />
      )}
    </>
  );
}
