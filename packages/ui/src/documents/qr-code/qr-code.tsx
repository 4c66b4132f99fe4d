import { useMemo } from "react";
import { cx } from "class-variance-authority";
import { encode } from "uqr";

export type QrCodeProps = {
  /** What a telephone reads: an address. */
  value: string;
  /** What it is for, to those who do not see it. */
  label: string;
  /** Its size, in classes: `size-24`. Below 18 mm a telephone may not read it from paper. */
  className?: string;
};

/** Four modules of white around the code: with less, many readers find nothing (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code, drawn as one path so that paper gets sharp edges. Nothing, where a text does not fit one. */
export function QrCode({ value, label, className = "size-24" }: QrCodeProps) {
  const drawing = useMemo(() => draw(value), [value]);
  if (!drawing) return null;
  const { size, path } = drawing;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cx("base:shrink-0", className)}
    >
      {/* Black on white in a dark theme, too: not every reader knows a code turned round. */}
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

function draw(value: string): { size: number; path: string } | undefined {
  if (value.trim() === "") return undefined;
  try {
    const { data, size } = encode(value, { border: quietZone, ecc: "M" });
    return { size, path: data.map(row).join("") };
  } catch {
    // 2,331 bytes are the most that a code holds.
    return undefined;
  }
}

/** Neighbouring modules are one box, so that no hairline of white parts them. */
const row = (modules: readonly boolean[], y: number): string => {
  let path = "";
  for (let x = 0; x < modules.length; x += 1) {
    if (!modules[x]) continue;
    const start = x;
    while (modules[x + 1]) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
};
