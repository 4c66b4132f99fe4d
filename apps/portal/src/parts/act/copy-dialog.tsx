import type { ApiError } from "@polyportal/api-client/client/api-error";
import { actMessages } from "@polyportal/domain/messages/act";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { PageLoader } from "@polyportal/ui/page-loader";
import type { ComponentType } from "react";
import { LoadFailed } from "../../app/load-failed.tsx";

type Preview = {
  /** The session before; null where there is none. */
  from: string | null;
  /** How many courses get something. */
  courses: number;
};

type Props<Found extends Preview> = {
  words: {
    copyTitle: string;
    copyNow: string;
    noSessionBefore: string;
    nothingToCopy: (from: string) => string;
  };
  /** What copying would bring. */
  query: { data: Found | undefined; error: ApiError | null; refetch: () => unknown };
  /** What is asked, where there is something to copy. */
  question: (found: Found & { from: string }) => string;
  /** What stays as it is. */
  LeftOut: ComponentType<{ preview: Found }>;
  copying: boolean;
  onCopy: () => void;
  onClose: () => void;
};

/** Shows what copying from the session before would bring, and asks whether to. */
export function CopyDialog<Found extends Preview>(props: Props<Found>) {
  const { words, query, question, LeftOut, copying, onCopy, onClose } = props;
  const { data, error, refetch } = query;
  const said = (found: Found) => {
    const { from } = found;
    if (from === null) return words.noSessionBefore;
    return found.courses === 0 ? words.nothingToCopy(from) : question({ ...found, from });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={() => !copying && onClose()}
      title={words.copyTitle}
      description={data && said(data)}
      footer={
        <>
          <Button variant="secondary" disabled={copying} onClick={onClose}>
            {actMessages.cancel}
          </Button>
          {data && data.courses > 0 && (
            <Button loading={copying} onClick={onCopy}>
              {words.copyNow}
            </Button>
          )}
        </>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageLoader />}
      {data && <LeftOut preview={data} />}
    </Dialog>
  );
}
