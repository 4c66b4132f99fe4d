import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { PhotoField } from "@polyportal/ui/photo-field";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "../../parts/photo/use-blob-address.ts";

type Props = { name: string; role: string; photo: string | null };

/** A member of staff's own photo, and the way to another. */
export function OwnPhoto({ name, role, photo }: Props) {
  const { data: file } = useQuery({
    ...queryOptionsFor(
      useClient(),
      "getStaffPhoto",
      { fileId: photo ?? "" },
      { staleTimeMs: Infinity },
    ),
    enabled: photo !== null,
  });
  const { mutateAsync, progress } = useOperation("uploadStaffPhoto", {
    invalidates: ["getStaffProfile"],
  });
  return (
    <PhotoField
      fullName={name}
      src={useBlobAddress(file) ?? null}
      progress={progress === undefined ? undefined : progress * 100}
      onPhoto={async (passport) => {
        await mutateAsync({ passport });
        toast({ ...profileMessages.photoSaved, status: "success" });
      }}
    >
      <p className="text-ink-muted">{role}</p>
    </PhotoField>
  );
}
