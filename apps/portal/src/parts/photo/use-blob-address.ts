import { useEffect, useState } from "react";

/** The address of fetched bytes on this page; `undefined` until they have come. */
export function useBlobAddress(file: Blob | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => {
      setSrc(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return src;
}
