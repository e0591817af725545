export function JoinForm() {
  return <form />;
}
