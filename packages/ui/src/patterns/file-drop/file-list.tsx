import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { FileIcon } from "../../components/icon/icon.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { useWords } from "../../words/words.ts";
import { fileDropWords } from "./file-drop.words.ts";

/** An accepted file and its state. */
export type SentFile = {
  /** Unique in the list. */
  id: string;
  /** Its name on the device. */
  name: string;
  /** Its size in bytes. */
  size: number;
  /** Waiting, being sent, stored on the server, or failed. */
  state: "waiting" | "sending" | "kept" | "failed";
  /** The progress in percent, if known. */
  progress?: number;
  /** Why it failed, in the server's words. */
  problem?: string;
};

type FileListProps = {
  label: string;
  files: readonly SentFile[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
};

/** The accepted files with their progress. */
export function FileList({ label, files, onRemove, onRetry }: FileListProps) {
  const words = useWords("fileDrop", fileDropWords);
  return (
    <ul aria-label={words.files(label)} className="divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.id} data-state={file.state} className="grid grid-cols-1 gap-2 py-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
            <FileIcon className="text-ink-muted" />
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              {file.name}{" "}
              <span className="text-ink-muted tabular-nums">({words.size(file.size)})</span>
            </span>
            {file.state === "kept" && <Badge status="success">{words.kept}</Badge>}
            {file.state === "waiting" && <Badge status="unapproved">{words.waiting}</Badge>}
            {file.state === "failed" && onRetry && (
              <Button variant="secondary" size="small" onClick={() => onRetry(file.id)}>
                {words.retry}
                <span className="sr-only"> {file.name}</span>
              </Button>
            )}
            {onRemove && (
              <Button variant="quiet" size="small" onClick={() => onRemove(file.id)}>
                {words.remove}
                <span className="sr-only"> {file.name}</span>
              </Button>
            )}
          </div>
          {file.state === "sending" && (
            <Progress
              label={words.uploading(file.name)}
              {...(file.progress !== undefined && { value: file.progress })}
            />
          )}
          {file.problem && (
            <p role="alert" className="text-14 font-medium text-fail">
              {file.problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
