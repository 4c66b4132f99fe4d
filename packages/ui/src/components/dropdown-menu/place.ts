const gap = 4;
const margin = 8;

/**
 * Places a panel below its button, aligned with its start or end; above it if there is more room, and always
 * inside the window.
 */
export function place(panel: HTMLElement, button: HTMLElement, align: "start" | "end"): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = align === "start" ? at.left : at.right - width;
  const above = at.bottom + gap + height > innerHeight - margin && at.top > innerHeight - at.bottom;
  const top = above ? at.top - gap - height : at.bottom + gap;
  const widest = document.documentElement.clientWidth;
  panel.style.left = `${Math.max(margin, Math.min(left, widest - width - margin))}px`;
  panel.style.top = `${Math.max(margin, Math.min(top, innerHeight - height - margin))}px`;
}
