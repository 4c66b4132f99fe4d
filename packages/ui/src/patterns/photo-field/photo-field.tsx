import type { ReactNode } from "react";
import { Suspense, lazy, useRef, useState } from "react";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Button } from "../../components/button/button.tsx";
import { UploadIcon } from "../../components/icon/icon.tsx";

// Cropping is needed once in an application: its code comes when a photo has been chosen.
const loadCrop = () => import("./photo-crop.tsx");
const PhotoCrop = lazy(async () => ({ default: (await loadCrop()).PhotoCrop }));

export type PhotoFieldProps = {
  /** Whose photo it is. */
  name: string;
  /** The address of the photo that the school has. */
  src?: string | null;
  /** Takes the square JPEG of at most 100 KB. The crop stays open until it settles. */
  onPhoto: (file: File) => Promise<void> | void;
  /** What the server said of the last photo. */
  error?: string | undefined;
  /** What stands under the name, such as the RRR. */
  children?: ReactNode;
};

/** A person's photo and name with "Upload": a camera's picture is cropped and shrunk on the device. */
export function PhotoField({ name, src, onPhoto, error, children }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setRefusal(undefined);
    setPhoto(undefined);
    try {
      const { decodePhoto } = await import("./shrink.ts");
      setPhoto(await decodePhoto(file));
    } catch {
      setRefusal(uploadMessages.passportWrongType);
    }
    setReading(false);
  };
  const close = (reason?: string) => {
    setPhoto(undefined);
    setRefusal(reason);
    button.current?.focus();
  };
  const problem = refusal ?? error;

  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={src ?? null} size="passport" />
        <div className="grid min-w-0 gap-2">
          <p className="text-18 font-semibold break-words">{name}</p>
          {children}
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Profile picture"
            accept={imageTypes.join()}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // The same file may be chosen again after a refusal.
              event.target.value = "";
            }}
          />
          <Button
            ref={button}
            variant="secondary"
            loading={reading}
            className="justify-self-start"
            onClick={() => {
              void loadCrop();
              input.current?.click();
            }}
          >
            <UploadIcon />
            {src ? "Change photo" : "Upload"}
          </Button>
        </div>
      </div>
      <p role="alert" className="text-14 font-medium text-fail empty:hidden">
        {problem}
      </p>
      {photo && (
        <Suspense>
          <PhotoCrop
            photo={photo}
            // "Each under 100kb", as specified: 100 KB itself is too much.
            maxBytes={uploadLimits.defaultBytes - 1}
            onCancel={() => close()}
            onTooBig={() => close(uploadMessages.passportTooBig)}
            onDone={async (file) => {
              await onPhoto(file);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
