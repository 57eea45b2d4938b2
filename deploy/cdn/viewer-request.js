// A function of CloudFront, at the viewer's request: which object of the bucket a page means. See docs/operate.md.
// Where the release store has a prefix in its bucket: '/releases'.
var PREFIX = ''
var FILE =
  /^(?:\/remotes(?=\/mf-)|(?=\/shell\/))(\/(?:mf-[a-z0-9-]+|shell)\/\d[\w.-]*\/(?:[\w@-][\w@.+~-]*\/)*[\w@.+~-]*[.-][0-9a-f]{8,}\.[\w.]+)$/
// Of these the build has written smaller forms beside the file.
var TEXT = /\.(js|css|svg|json)$/

function handler(event) {
  var request = event.request
  var found = FILE.exec(request.uri)
  // Steps, lists of keys and documents of releases are nothing for browsers.
  if (!found) return { statusCode: 404, statusDescription: 'Not Found' }
  var header = request.headers['accept-encoding']
  var taken = header ? header.value : ''
  var ending = ''
  if (TEXT.test(found[1])) ending = /\bbr\b/.test(taken) ? '.br' : /\bgzip\b/.test(taken) ? '.gz' : ''
  request.uri = PREFIX + found[1] + ending
  return request
}
