import { useLocation, useNavigate } from "react-router-dom";

/** The page's search parameters and a setter. The open tab stays. */
export function useAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return [new URLSearchParams(search), (next) => void navigate({ search: next.toString(), hash })];
}
