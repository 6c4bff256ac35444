import { execFileSync, spawnSync } from 'node:child_process';
import { ENVIRONMENT, NEW_ID, type SentCall } from './sent-call.js';

/** Runs each sample as a program, with a package requests that notes what it would send. */
const RUNNER = `
import base64, builtins, io, json, sys, types, uuid
sent = []
class Answer:
    status_code = 200
    text = ""
    content = b""
    def json(self): return {}
def noting(method):
    def call(url, headers=None, json=None, data=None, files=None, auth=None):
        headers = dict(headers or {})
        if auth: headers["Authorization"] = "Basic " + base64.b64encode(":".join(auth).encode()).decode()
        body = None
        if json is not None: body = dumps(json)
        elif isinstance(data, bytes): body = data.decode()
        elif data is not None: body = [list(pair) for pair in data] + [[name, value] for name, value in (files or [])]
        sent.append({"method": method, "url": url, "headers": headers, **({} if body is None else {"body": body})})
        return Answer()
    return call
dumps = json.dumps
requests = types.ModuleType("requests")
for method in ("GET", "POST", "PUT", "PATCH", "DELETE"): setattr(requests, method.lower(), noting(method))
sys.modules["requests"] = requests
uuid.uuid4 = lambda: "${NEW_ID}"
opened = lambda name, mode: "@" + name if mode == "rb" else io.BytesIO()
for source in json.load(sys.stdin):
    exec(compile(source, "sample", "exec"), {"open": opened, "print": lambda *_: None})
print(dumps(sent))
`;

/** Whether the samples in Python can run here. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What each sample in Python sends; one process of Python runs them. */
export const runPython = (sources: readonly string[]): readonly SentCall[] =>
  JSON.parse(execFileSync('python3', ['-c', RUNNER], { input: JSON.stringify(sources), env: { ...process.env, ...ENVIRONMENT }, encoding: 'utf8' })) as readonly SentCall[];
