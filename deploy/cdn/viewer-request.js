// CloudFront function for viewer requests: maps the path of a page's request to an object of the bucket. See
// docs/operate.md. PREFIX is the release store's prefix in the bucket, such as '/releases'.
var PREFIX = ''
var FILE =
  /^(?:\/remotes(?=\/mf-)|(?=\/shell\/))(\/(?:mf-[a-z0-9-]+|shell)\/\d[\w.-]*\/(?:[\w@-][\w@.+~-]*\/)*[\w@.+~-]*[.-][0-9a-f]{8,}\.[\w.]+)$/
// Types of files for which the build has written compressed forms.
var TEXT = /\.(js|css|svg|json)$/

function handler(event) {
  var request = event.request
  var found = FILE.exec(request.uri)
  // Browsers do not need steps, lists of keys and documents of releases.
  if (!found) return { statusCode: 404, statusDescription: 'Not Found' }
  var header = request.headers['accept-encoding']
  var taken = header ? header.value : ''
  var ending = ''
  if (TEXT.test(found[1])) ending = /\bbr\b/.test(taken) ? '.br' : /\bgzip\b/.test(taken) ? '.gz' : ''
  request.uri = PREFIX + found[1] + ending
  return request
}
