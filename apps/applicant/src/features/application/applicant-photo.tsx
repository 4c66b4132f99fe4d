import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { fullName } from "@polyportal/domain/format/name";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { Link } from "@polyportal/ui/link";
import { PhotoField } from "@polyportal/ui/photo-field";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { applicationRecoveryHash } from "@polyportal/domain/application/application-recovery-hash";
import { applicationRecoveryWords } from "@polyportal/domain/messages/application-recovery.words";
import { useQueryClient } from "@tanstack/react-query";
import type { Opened } from "./opened.tsx";
import { fileOptions, recordOptions, usePicture } from "./queries.ts";

type Props = {
  opened: Opened;
  record: ApplicationRecord;
  /** Handles errors that concern the whole application; returns whether it did. */
  onRefused: (error: unknown) => boolean;
};

/**
 * The applicant's passport photo, name and RRR, with a photo upload. At the start also a link to answers of
 * another form.
 */
export function ApplicantPhoto({ opened, record, onRefused }: Props) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutateAsync, progress } = useOperation("uploadPassport");
  const src = usePicture(record.passport);

  const upload = async (photo: File) => {
    try {
      const { passport } = await mutateAsync({
        passport: photo,
        began: record.passport ?? "",
      });
      queryClient.setQueryData(fileOptions(client, passport).queryKey, photo);
      queryClient.setQueryData(
        recordOptions(client, opened).queryKey,
        (before) => before && { ...before, passport },
      );
    } catch (error) {
      // The photo field shows all other errors.
      if (!onRefused(error)) throw error;
    }
  };

  return (
    <>
      <PhotoField
        fullName={fullName(record)}
        src={src ?? null}
        required
        progress={progress === undefined ? undefined : progress * 100}
        onPhoto={upload}
      >
        <p className="text-14 text-ink-muted">
          {applicationWords.rrr}{" "}
          <span className="font-semibold tabular-nums">{groupRrr(record.rrr)}</span>
        </p>
      </PhotoField>
      {record.saved.length === 0 && (
        <p>
          <Link
            href={`${opened.programme.paths.details}${applicationRecoveryHash}`}
            className="ui-alone"
          >
            {applicationRecoveryWords.title}
          </Link>
        </p>
      )}
    </>
  );
}
