import { useOperation } from "@polyportal/api-client/query/use-operation";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { noticeSchema } from "@polyportal/domain/notice/notice-form";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useNavigate } from "react-router-dom";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { NoticeFields, type NoticeValues } from "./notice.fields.tsx";
import { PreviewButton } from "./preview-button.tsx";

/** Writes a notice that is not on the board yet. */
export function NewNotice({ begins }: { begins: Partial<NoticeValues> }) {
  const navigate = useNavigate();
  const { mutateAsync } = useOperation("createNotice", {
    invalidates: ["listNoticeBoard", "listOwnNotices"],
  });
  const form = useAppForm(noticeSchema, begins);
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (values) => {
        await mutateAsync(values);
        toast({ title: noticeBoardMessages.created, tone: "success" });
        void navigate(staffPaths.noticeBoard);
      }}
    >
      <GuardForm />
      <NoticeFields />
      <FormActions>
        <PreviewButton />
        <SubmitButton>{noticeBoardMessages.publish}</SubmitButton>
      </FormActions>
    </Form>
  );
}
