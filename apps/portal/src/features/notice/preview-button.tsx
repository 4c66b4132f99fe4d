import { useOperation } from "@polyportal/api-client/query/use-operation";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { Button } from "@polyportal/ui/button";
import { Suspense } from "react";
import { useFormContext } from "react-hook-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import type { NoticeValues } from "./notice.fields.tsx";

const NoticeModal = lazyPart(async () => (await import("@polyportal/ui/notice-modal")).NoticeModal);

/** Shows what is being written as its readers will see it; nothing is saved. */
export function PreviewButton() {
  const { getValues } = useFormContext<NoticeValues>();
  const { mutate, data, reset, isPending } = useOperation("previewNotice", {
    onError: tellFailed,
  });
  return (
    <>
      <Button
        variant="secondary"
        loading={isPending}
        onClick={() => mutate({ text: getValues("text") })}
      >
        {noticeBoardMessages.preview}
      </Button>
      {data && (
        <Suspense fallback={null}>
          <NoticeModal
            open
            onOpenChange={reset}
            notices={[{ ...getValues(), id: "", description: data.description }]}
          />
        </Suspense>
      )}
    </>
  );
}
