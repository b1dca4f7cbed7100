/* What themes have loaded for years: a jQuery of sorts, and what they do with it. */
;(function (window, document) {
  // As libraries of old did: every loop over an array finds it.
  Array.prototype.last = function () {
    return this[this.length - 1]
  }

  function $(selector) {
    return {
      on: function (type, listener) {
        document.addEventListener(type, function (event) {
          var node = event.target.closest && event.target.closest(selector)
          if (node && listener.call(node) === false) event.preventDefault()
        })
      },
    }
  }
  window.$ = window.jQuery = $

  // Links to a place on the page scroll there, and never change the address.
  $('a[href*="#"]').on('click', function () {
    var target = document.getElementById(this.hash.slice(1))
    if (target) window.scrollTo({ top: target.offsetTop, behavior: 'smooth' })
    return false
  })
  // Every form is sent in the background.
  $('form').on('submit', function () {
    return false
  })
  // Cookie banners stand beside the body: there, nothing of the page moves them.
  var cookies = document.createElement('div')
  cookies.className = 'cookies'
  cookies.innerHTML = '<span>We use cookies.</span> <button>Fine</button>'
  document.documentElement.appendChild(cookies)
  $('.cookies button').on('click', function () {
    cookies.remove()
  })
})(window, document)
