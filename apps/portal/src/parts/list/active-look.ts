/** How lists show whether something is in use. */
export const activeLook = {
  badge: ({ active }: { active: boolean }) => (active ? "success" : "fail"),
  width: 9,
  grow: 0,
} as const;
