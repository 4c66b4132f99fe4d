import type { ComponentProps, ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { isHeic } from "@polyportal/domain/upload/heic";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Button } from "../../components/button/button.tsx";
import { UploadIcon } from "../../components/icon/icon.tsx";
import { Asterisk } from "../form-field/form-field.tsx";
import { isApiFieldErrors } from "../form/problems.ts";
import type { PhotoCrop as PhotoCropComponent } from "./photo-crop.tsx";
import { useWords } from "../../words/words.ts";
import { photoFieldWords } from "./photo-field.words.ts";

// Cropping is needed once per application, so its code is loaded when a photo is chosen.
const loadEditor = () => Promise.all([import("./photo-crop.tsx"), import("./shrink.ts")]);

type Editor = { photo: HTMLCanvasElement; PhotoCrop: typeof PhotoCropComponent };

export type PhotoFieldProps = ComponentProps<"div"> & {
  /** The person's name, shown beside the photo. */
  fullName: string;
  /** The URL of the stored photo. */
  src?: string | null;
  /** Marks it with a red asterisk; the form requires it. */
  required?: boolean;
  /** The progress of the upload in percent. */
  progress?: number | undefined;
  /**
   * Called with a JPEG in passport format of less than 100 KB. The crop stays open until it settles; an API
   * error's message is shown.
   */
  onPhoto: (file: File) => Promise<void> | void;
  /** Shown below the name, such as the RRR. */
  children?: ReactNode;
};

/**
 * A person's photo and name with "Upload", and the rules of the photo: a camera's picture is cropped and
 * shrunk on the device.
 */
export function PhotoField(props: PhotoFieldProps) {
  const {
    fullName,
    src,
    required = false,
    progress,
    onPhoto,
    children,
    className,
    ...rest
  } = props;
  const words = useWords("photoField", photoFieldWords);
  const rules = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setRefusal(undefined);
    setEditor(undefined);
    const code = await loadEditor().catch(() => undefined);
    if (code) {
      const [{ PhotoCrop }, { decodePhoto }] = code;
      const photo = await decodePhoto(file).catch(() => undefined);
      if (photo) setEditor({ photo, PhotoCrop });
      else setRefusal(isHeic(file) ? words.heic : words.wrongType);
    } else {
      setRefusal(words.notOpened);
    }
    setReading(false);
  };
  const close = (reason?: string) => {
    setEditor(undefined);
    setRefusal(reason);
    button.current?.focus();
  };
  const hand = async (file: File) => {
    try {
      await onPhoto(file);
      close();
    } catch (error) {
      if (!isApiFieldErrors(error)) throw error;
      setRefusal(error.message);
    }
  };

  return (
    <div {...rest} className={cx("base:grid base:gap-4", className)}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.picture}
        accept={imageTypes.join()}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Cleared, so that the same file can be chosen again.
          event.target.value = "";
        }}
      />
      {/* Once there is a photo it is a line: the form below is what one came for. */}
      <div
        className={src ? "flex min-h-16 items-center gap-3" : "flex flex-wrap items-start gap-4"}
      >
        <Avatar
          name={fullName}
          src={src ?? null}
          size={src ? "medium" : "passport"}
          className={src ? "rounded" : undefined}
        />
        <div className={src ? "contents" : "grid min-w-0 flex-[1_1_8rem] grid-cols-1 gap-2"}>
          <div className="grid min-w-0 flex-1 grid-cols-1">
            <p className={src ? "truncate font-semibold" : "text-18 font-semibold break-words"}>
              {fullName}
            </p>
            {children}
          </div>
          {!src && (
            <>
              <p className="font-medium">
                {words.passport}
                {required && <Asterisk />}
              </p>
              <p id={rules} className="text-14 text-ink-muted">
                {words.rules}
              </p>
            </>
          )}
          <Button
            ref={button}
            variant={src ? "quiet" : "secondary"}
            size={src ? "small" : "medium"}
            aria-describedby={src ? undefined : rules}
            loading={reading}
            className={src ? "max-w-[30%] shrink-0" : "justify-self-start"}
            onClick={() => input.current?.click()}
          >
            {!src && <UploadIcon />}
            {src ? words.change : words.upload}
          </Button>
        </div>
      </div>
      <p role="alert" className="text-14 font-medium text-fail empty:hidden">
        {refusal}
      </p>
      {editor && (
        <editor.PhotoCrop
          photo={editor.photo}
          progress={progress}
          // "Each under 100kb", as specified, so 100 KB itself is too large.
          maxBytes={uploadLimits.defaultBytes - 1}
          onDone={hand}
          onTooBig={() => close(words.tooBig)}
          onCancel={() => close()}
        />
      )}
    </div>
  );
}
