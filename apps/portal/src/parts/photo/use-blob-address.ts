import { useEffect, useState } from "react";

/** An object URL for loaded bytes; `undefined` until they are loaded. */
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
